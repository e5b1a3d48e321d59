import { decodeErc20Call, type Erc20Call } from '../../../decode/calls/decodeErc20Call.ts'

/** Decodes a call that a page requests, as the audit decodes those of a quote. */
export function useCallDecoder(): (data: `0x${string}`) => Erc20Call | undefined {
  return decodeErc20Call
}
