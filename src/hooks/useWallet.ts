'use client'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'
import { useCauseway } from './context/causewayContext.ts'

/** The connected wallet, or undefined. */
export function useWallet(): Wallet | undefined {
  return useCauseway('useWallet').wallet
}
