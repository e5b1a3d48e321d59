import { base, mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { explorerAddressLink } from '../../../../../src/widgets/shared/model/links/explorerAddressLink.ts'
import { destinations } from '../../../../support/environment/nonEvmChains.ts'

const { solana } = destinations
const chains = [mainnet, base, solana.chain]
const address = '0x00000000000000000000000000000000000A11cE'
const { blockExplorers: _, ...mainnetWithoutExplorer } = mainnet

it('default: links the address in the explorer of its chain', () => {
  expect(explorerAddressLink(chains, base.id, address)).toBe(`https://basescan.org/address/${address}`)
})

it.each<[title: string, ...Parameters<typeof explorerAddressLink>]>([
  ['outside the EVM', chains, solana.chain.id, address],
  ['on an unknown chain', chains, 5, address],
  ['without a chain', chains, undefined, address],
  ['without an explorer', [mainnetWithoutExplorer], mainnet.id, address],
  ['of something else', chains, base.id, `${address}/../tx`],
  ['of nothing', chains, base.id, undefined],
])('behavior: gives no link %s', (_title, ...given) => {
  expect(explorerAddressLink(...given)).toBeUndefined()
})
