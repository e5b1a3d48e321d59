'use client'
import type { Token } from '../../../../config/tokens/token.ts'
import { useMaxNetworkFee } from '../../../../hooks/internal/tokens/useMaxNetworkFee.ts'
import { zeroAddress } from '../../../../utils/address/zeroAddress.ts'

/** More than the one transaction that pays with native currency uses: 30,000 to 150,000 units of gas. */
const reservedGas = 200_000n

/** What must stay of a token for gas: 0n, unless it is the native currency; undefined while unknown. */
export function useReserve(token: Token | undefined): bigint | undefined {
  const isNative = token?.address === zeroAddress
  const { data: fee, isError } = useMaxNetworkFee({
    chainId: isNative ? token.chainId : undefined,
    gas: reservedGas,
  })
  // A price of gas that could not be read again says nothing of now.
  return isNative ? (isError ? undefined : fee) : 0n
}
