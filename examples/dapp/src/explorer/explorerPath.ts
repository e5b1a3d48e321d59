/** Below it stand a chain's id, `tx` and a hash, as explorers write their addresses. */
export const explorerPath = '/explorer'

/** What an address of the page shows; undefined where it is none of the explorer's. */
export function readExplorerPath(pathname: string): { chainId: number; hash: `0x${string}` } | undefined {
  const [, chainId, hash] = /^\/explorer\/(\d+)\/tx\/(0x[0-9a-f]{64})$/i.exec(pathname) ?? []
  return chainId && hash ? { chainId: Number(chainId), hash: hash as `0x${string}` } : undefined
}
