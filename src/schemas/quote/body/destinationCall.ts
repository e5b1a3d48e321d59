import * as z from 'zod/mini'
import { hasRightChecksum } from '../../base/checkedAddress.ts'
import { digits } from '../../base/codecs.ts'
import { object } from '../../base/object.ts'
import { evmAddressPattern, hex } from '../../base/primitives.ts'

const onEvmChain = 'it must be an EVM address'

const evmAddress = z.string(onEvmChain).check(z.regex(evmAddressPattern, onEvmChain), hasRightChecksum)

export const destinationCallSchema = object({
  to: evmAddress,
  /** Native tokens sent along, in base units. */
  value: digits(),
  data: z.custom<`0x${string}`>((value) => z.safeParse(hex, value).success, 'it must be hexadecimal data'),
})

/** A call on the destination chain. */
export interface DestinationCall extends z.output<typeof destinationCallSchema> {}

/** Whether calls are made with the arriving funds: how much they leave isn't known in advance. */
export function hasCalls({ txs }: { txs?: readonly unknown[] | null | undefined }): boolean {
  return txs != null && txs.length > 0
}

const countRule = 'it must be a whole number'
const count = z
  .number(countRule)
  .check(z.refine((value) => Number.isSafeInteger(value) && value >= 0, countRule))

const parityRule = 'it must be 0 or 1'

/** Some wallets leave out leading zeros. */
const word = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[\da-f]{0,64}$/i.test(value),
  'it must be at most 32 bytes in hexadecimal',
)

export const authorizationSchema = object({
  /** 0 means every chain. */
  chainId: count,
  address: evmAddress,
  nonce: count,
  yParity: z.number(parityRule).check(z.refine((value) => value === 0 || value === 1, parityRule)),
  r: word,
  s: word,
})

/** A signed EIP-7702 authorization. */
export interface Authorization extends z.output<typeof authorizationSchema> {}
