import { hexToString, isHex, stringToHex, type Hex } from 'viem'
import { Refusal } from '../../domain/service/refusal.ts'

/** A place between two requests of a sorted list: after the request that was last on a page. */
export interface HistoryPosition {
  /** What the request was sorted by when the page was made. */
  sortValue: bigint
  id: Hex
}

/**
 * Writes a place in a list as the word that a client passes back. It names a value and not a number of
 * requests, so that requests which arrive meanwhile shift nothing.
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
