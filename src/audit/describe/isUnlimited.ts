/** More than anyone can own: an unlimited approval. */
const unlimited = 2n ** 255n

export function isUnlimited(amount: bigint): boolean {
  return amount >= unlimited
}
