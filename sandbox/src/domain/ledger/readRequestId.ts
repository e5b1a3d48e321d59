import { size, slice, type Hex } from 'viem'

/** Length of a request's id in bytes. */
const idBytes = 32

/** Reads a possible request id: the last 32 bytes of calldata. */
export function readRequestId(data: Hex): Hex | undefined {
  const length = size(data)
  return length < idBytes ? undefined : slice(data, length - idBytes)
}
