interface Route {
  originChainId: number | undefined
  destinationChainId: number | undefined
}

/** Whether funds go from one network to another; the texts call everything else a swap. */
export function isBridge({ originChainId, destinationChainId }: Route): boolean {
  return originChainId !== destinationChainId
}
