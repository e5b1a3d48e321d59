'use client'
import type { Wallet } from '../execution/wallet/wallet.ts'
import { useCauseway } from './causewayContext.ts'

/** The connected wallet, or undefined. */
export function useWallet(): Wallet | undefined {
  return useCauseway('useWallet').wallet
}
