/**
 * Places of `count` contracts in the order in which a chain deploys them. `rotation` shifts it, and so the addresses: code
 * that takes an address from one chain to another finds a different contract there, and fails instead of working by luck.
 */
export function deploymentOrder(count: number, rotation: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + rotation) % count)
}
