/** Compares IDs of requests: they are hexadecimal, so that letter case says nothing. */
export function isSameRequestId(one: string | null | undefined, other: string | null | undefined): boolean {
  return one != null && one.toLowerCase() === other?.toLowerCase()
}
