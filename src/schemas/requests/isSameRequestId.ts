/** Compares request IDs, ignoring case, since they are hexadecimal. */
export function isSameRequestId(one: string | null | undefined, other: string | null | undefined): boolean {
  return one != null && one.toLowerCase() === other?.toLowerCase()
}
