/** Below it stand a chain's id, `tx` and a hash or `address` and an address, as explorers write their pages. */
export const explorerPath = '/explorer'

/** What a page of the explorer shows: a transaction, an address, or that the path names neither. */
type ExplorerPage =
  | { chainId: number; hash: `0x${string}`; address?: undefined }
  | { chainId: number; address: `0x${string}`; hash?: undefined }
  | { path: string; chainId?: undefined; hash?: undefined; address?: undefined }

/** What an address of the page shows; undefined where it is none of the explorer's. */
export function readExplorerPath(pathname: string): ExplorerPage | undefined {
  const pattern = /^\/explorer\/(\d+)\/(?:tx\/(0x[0-9a-f]{64})|address\/(0x[0-9a-f]{40}))$/i
  const [, id, hash, address] = pattern.exec(pathname) ?? []
  const chainId = Number(id)
  if (hash) return { chainId, hash: hash as `0x${string}` }
  if (address) return { chainId, address: address as `0x${string}` }
  const isExplorer = pathname === explorerPath || pathname.startsWith(`${explorerPath}/`)
  return isExplorer ? { path: pathname.slice(explorerPath.length + 1) } : undefined
}
