'use client'
import type { Token } from '../../hooks/token.ts'
import { useBalance } from '../../hooks/useBalance.ts'
import { useMaxNetworkFee } from '../../hooks/useMaxNetworkFee.ts'
import { useWallet } from '../../hooks/useWallet.ts'
import { zeroAddress } from '../../utils/address.ts'

/** More than the one transaction that pays with native currency uses: 30,000 to 150,000 units of gas. */
const reservedGas = 200_000n

export interface Spendable {
  /** What can be paid of the balance; undefined while it, or the gas that must stay, is unknown. */
  amount: bigint | undefined
  /** What must stay for gas; 0n for a token, undefined while unknown. */
  reserve: bigint | undefined
  balance: bigint | undefined
}

/** What the wallet can pay of a token: all of it, or of the native currency all but the gas to send it. */
export function useSpendable(token: Token | undefined): Spendable {
  const isNative = token?.address === zeroAddress
  const { data: balance } = useBalance({
    chainId: token?.chainId,
    currency: token?.address,
    account: useWallet()?.address,
  })
  const { data: fee, isError } = useMaxNetworkFee({
    chainId: isNative ? token.chainId : undefined,
    gas: reservedGas,
  })
  // A price of gas that could not be read again says nothing of now.
  const reserve = isNative ? (isError ? undefined : fee) : 0n
  const rest = balance === undefined || reserve === undefined ? undefined : balance - reserve
  return { balance, reserve, amount: rest === undefined || rest > 0n ? rest : 0n }
}
