/**
 * The order in which a chain deploys `count` contracts. `rotation` shifts it, and so the addresses: code that uses one chain's address on
 * another finds a different contract there, and fails instead of working by luck.
 */
export function deploymentOrder(count: number, rotation: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + rotation) % count)
}
