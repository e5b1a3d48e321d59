import { hexToString, isHex, stringToHex, type Hex } from 'viem'
import { Refusal } from '../../domain/service/refusal.ts'

/** A position in a sorted list: after the last request of a page. */
export interface HistoryPosition {
  /** The request's sort value when the page was created. */
  sortValue: bigint
  id: Hex
}

/**
 * Writes a position in a list as a cursor for the client. It contains a sort value instead of an offset, so that new requests don't shift
 * later pages.
 */
export function writeContinuation({ sortValue, id }: HistoryPosition, digest: Hex): string {
  return stringToHex([sortValue, id, digest].join(' ')).slice(2)
}

/** Reads what `writeContinuation` wrote for the same list. */
export function readContinuation(continuation: string, digest: Hex): HistoryPosition {
  const hex: Hex = `0x${continuation}`
  const [sortValue = '', id, ownDigest] = isHex(hex) ? hexToString(hex).split(' ') : []
  if (!/^\d+$/.test(sortValue) || !isHex(id) || !isHex(ownDigest)) {
    throw new Refusal(400, { message: '"continuation" was not made by this service.' })
  }
  if (ownDigest !== digest) {
    throw new Refusal(400, { message: '"continuation" belongs to a list with other parameters.' })
  }
  return { sortValue: BigInt(sortValue), id }
}
