import { base, mainnet } from 'viem/chains'
import { expect, it, onTestFinished, vi } from 'vitest'
import { explorerLink } from '../../../../../src/widgets/shared/model/links/explorerLink.ts'
import { destinations } from '../../../../support/environment/nonEvmChains.ts'

const { solana, bitcoin } = destinations
const chains = [mainnet, base, solana.chain, bitcoin.chain]
const hash = `0x${'ab'.repeat(32)}`

const { blockExplorers: _, ...mainnetWithoutExplorer } = mainnet
const chainWith = (url: string) => [{ ...mainnet, blockExplorers: { default: { name: 'Explorer', url } } }]

it.each([
  [mainnet.id, hash, `https://etherscan.io/tx/${hash}`],
  [base.id, hash, `https://basescan.org/tx/${hash}`],
  [solana.chain.id, solana.hash, `http://solana.localhost/tx/${solana.hash}`],
  [bitcoin.chain.id, bitcoin.hash, `http://bitcoin.localhost/tx/${bitcoin.hash}`],
])('default: links a transaction on chain %s', (chainId, transaction, link) => {
  expect(explorerLink(chains, chainId, transaction)).toBe(link)
})

it('error: links neither the hash of another chain family nor a text that isn’t a hash', () => {
  const all = [
    { id: mainnet.id, own: hash },
    { id: solana.chain.id, own: solana.hash },
    { id: bitcoin.chain.id, own: bitcoin.hash },
  ]
  for (const { id, own } of all) {
    for (const name of ['../../phish', `${own}?x`, '', ...all.map((other) => other.own)]) {
      if (name !== own) expect([id, name, explorerLink(chains, id, name)]).toEqual([id, name, undefined])
    }
  }
})

it.each<[family: string, right: readonly string[], wrong: readonly string[]]>([
  [
    'ton',
    ['ab'.repeat(32), `${'Ab-_9'.repeat(8)}xyz`, `${'Ab-_9'.repeat(8)}xyz=`],
    [
      'a',
      'zz'.repeat(32),
      `0${'ab'.repeat(32)}`,
      `${'ab'.repeat(32)}0`,
      `${'Ab-_9'.repeat(8)}xyz==`,
      `!${'Ab-_9'.repeat(8)}xyz`,
      '!'.repeat(43),
    ],
  ],
  [
    'lighter',
    ['ab'.repeat(32), 'ab'.repeat(40), `0x${'ab'.repeat(32)}`],
    ['a', 'ab'.repeat(31), 'ab'.repeat(41), 'zz'.repeat(32), `/${'ab'.repeat(40)}`, `0x${'ab'.repeat(40)}/`],
  ],
])('behavior: links hashes of %s as they are written there', (family, right, wrong) => {
  const chain = { ...solana.chain, family: family as 'ton' }
  const isLinked = (text: string) => explorerLink([chain], chain.id, text) !== undefined
  expect(right.filter(isLinked)).toEqual(right)
  expect(wrong.filter(isLinked)).toEqual([])
})

it('parameters: a path of the explorer’s own, and a chain that knows its transactions itself', () => {
  const own = {
    ...solana.chain,
    family: 'own',
    parseAddress: () => undefined,
    blockExplorers: {
      default: { name: 'Own', url: 'https://own.example/x/', transactionPath: '/block?tx=' },
    },
    isTransactionHash: (text: string) => text.startsWith('tx/'),
  }
  expect(explorerLink([own], own.id, 'tx/1?a')).toBe('https://own.example/x/block?tx=tx%2F1%3Fa')
  expect(explorerLink([own], own.id, solana.hash)).toBeUndefined()
  expect(explorerLink([{ ...own, isTransactionHash: undefined }], own.id, 'tx/1')).toBeUndefined()
})

it('error: doesn’t link a hash that the check of the page’s own family throws at', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => reported.mockRestore())
  const own = {
    id: 900_001,
    family: 'own',
    name: 'Own',
    nativeCurrency: { name: 'Own', symbol: 'OWN', decimals: 9, address: 'own' },
    blockExplorers: { default: { name: 'Own', url: 'https://own.example' } },
    isTransactionHash: (text: string): boolean => JSON.parse(text),
  }
  expect(explorerLink([own], own.id, 'true')).toBeDefined()
  expect(explorerLink([own], own.id, 'own')).toBeUndefined()
  expect(reported).toHaveBeenCalledOnce()
})

it('default: adds no second slash to a URL that ends with one', () => {
  const link = explorerLink(chainWith('https://explorer.example/'), mainnet.id, hash)
  expect(link).toBe(`https://explorer.example/tx/${hash}`)
})

it.each([
  ['no explorer', [mainnetWithoutExplorer], hash],
  ['another chain', [], hash],
  ['no hash', chainWith('https://explorer.example'), '0x1'],
  ['a path as hash', chainWith('https://explorer.example'), '../../login'],
  ['a script as address', chainWith('javascript:alert(1)//'), hash],
  ['no address', chainWith('explorer'), hash],
])('error: gives no link for %s', (_, chains, transaction) => {
  expect(explorerLink(chains, mainnet.id, transaction)).toBeUndefined()
})
