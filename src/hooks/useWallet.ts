'use client'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'
import { useCauseway } from './context/causewayContext.ts'

export type UseWalletReturnType = Wallet | undefined

/** The connected wallet; undefined without one. */
export function useWallet(): UseWalletReturnType {
  return useCauseway('useWallet').wallet
}
