'use client'
import type { Token } from '../../../../utils/tokens/token.ts'
import { useMaxNetworkFee } from '../../../../hooks/internal/tokens/useMaxNetworkFee.ts'
import { zeroAddress } from '../../../../utils/address/zeroAddress.ts'

/** More gas than a payment with native tokens uses, which is a single transaction of 30,000 to 150,000 units. */
const reservedGas = 200_000n

/** How much of a token must be kept for gas: 0n, unless it is the native token; undefined while unknown. */
export function useReserve(token: Token | undefined): bigint | undefined {
  const isNative = token?.address === zeroAddress
  const { data: fee, isError } = useMaxNetworkFee({
    chainId: isNative ? token.chainId : undefined,
    gas: reservedGas,
  })
  // A gas price that couldn't be refreshed may be outdated.
  return isNative ? (isError ? undefined : fee) : 0n
}
