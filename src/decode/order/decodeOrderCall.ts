import { decodeAbiParameters, encodeAbiParameters } from 'viem'

/** A call that an order makes on the destination chain. */
export interface OrderCall {
  /** Lower case. */
  to: string
  /** Native tokens sent along, in base units. */
  value: bigint
  data: `0x${string}`
}

/** Each parameter is in a tuple of its own. */
const parameters = [
  { type: 'tuple', components: [{ name: 'to', type: 'address' }] },
  { type: 'tuple', components: [{ name: 'data', type: 'bytes' }] },
  { type: 'tuple', components: [{ name: 'value', type: 'uint256' }] },
] as const

/** Decodes a call of `output.calls`; undefined if it isn't canonically ABI-encoded. */
export function decodeOrderCall(call: `0x${string}`): OrderCall | undefined {
  try {
    const [{ to }, { data }, { value }] = decodeAbiParameters(parameters, call)
    // Whoever executes it might interpret bytes between or after the parameters differently.
    const isCanonical = encodeAbiParameters(parameters, [{ to }, { data }, { value }]) === call.toLowerCase()
    return isCanonical ? { to: to.toLowerCase(), value, data } : undefined
  } catch {
    return undefined
  }
}
