import * as z from 'zod/mini'
import { hasRightChecksum } from '../../base/checkedAddress.ts'
import { digits } from '../../base/codecs.ts'
import { object } from '../../base/object.ts'
import { evmAddressPattern, hex, number, text } from '../../base/primitives.ts'

const onEvmChain = 'it must be an EVM address'

export const destinationCallSchema = object({
  to: z.string(onEvmChain).check(z.regex(evmAddressPattern, onEvmChain), hasRightChecksum),
  /** Native tokens sent along, in base units. */
  value: digits(),
  data: z.custom<`0x${string}`>((value) => z.safeParse(hex, value).success, 'it must be hexadecimal data'),
})

/** A call on the destination chain. */
export interface DestinationCall extends z.output<typeof destinationCallSchema> {}

/** Whether calls are made with what arrives: how much of it they leave isn't known in advance. */
export function hasCalls({ txs }: { txs?: readonly unknown[] | null | undefined }): boolean {
  return txs != null && txs.length > 0
}

export const authorizationSchema = object({
  chainId: number,
  address: text.check(hasRightChecksum),
  nonce: number,
  yParity: number,
  r: text,
  s: text,
})

/** A signed EIP-7702 authorization. */
export interface Authorization extends z.output<typeof authorizationSchema> {}
