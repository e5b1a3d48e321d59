import { fileURLToPath } from 'node:url'
import { installApart } from '../scripts/packages/installApart.ts'

/** Who we are compared with: a folder of `peers`, and what it is called in the table. */
export const peers = [
  { name: 'lifi', title: 'LI.FI widget' },
  { name: 'relay', title: 'relay-kit-ui' },
  { name: 'onchainkit', title: 'OnchainKit Swap' },
] as const

export type PeerName = (typeof peers)[number]['name']

export function peerFolder(name: PeerName): string {
  return fileURLToPath(new URL(`peers/${name}`, import.meta.url))
}

/** Installs the peers that are missing, each in its own folder: they need different versions of viem and wagmi. */
export function installPeers(): void {
  for (const { name } of peers) installApart(peerFolder(name))
}
