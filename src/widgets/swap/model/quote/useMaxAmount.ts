'use client'
import type { Token } from '../../../../utils/tokens/token.ts'
import { useReserve } from './useReserve.ts'

interface UseMaxAmountReturnType {
  /** The most that can be paid, in base units; undefined while unknown. */
  maxAmount: bigint | undefined
  /** The part of the balance that is kept for the network fee, in base units; undefined while unknown. */
  reserve: bigint | undefined
}

/** How much of a balance can be paid: all of it or, for a native token, what the network fee leaves. */
export function useMaxAmount(token: Token | undefined, balance: bigint | undefined): UseMaxAmountReturnType {
  const reserve = useReserve(token)
  if (!token || balance === undefined || reserve === undefined) return { maxAmount: undefined, reserve }
  return { maxAmount: balance > reserve ? balance - reserve : 0n, reserve }
}
