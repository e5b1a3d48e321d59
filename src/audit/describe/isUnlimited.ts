/** An amount that nobody has: a right without a limit. */
const unlimited = 2n ** 255n

export function isUnlimited(amount: bigint): boolean {
  return amount >= unlimited
}
