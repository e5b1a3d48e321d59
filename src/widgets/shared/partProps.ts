import type { Part, PartState } from '../attributes.ts'

/** The attributes of a part; a name or a word that is not in the list is a compile error. */
export function partProps<part extends Part>(
  part: part,
  state?: PartState<part>,
): { 'data-cw-part': part; 'data-state'?: PartState<part> } {
  return state === undefined ? { 'data-cw-part': part } : { 'data-cw-part': part, 'data-state': state }
}
