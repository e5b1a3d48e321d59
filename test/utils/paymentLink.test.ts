import { expect, it } from 'vitest'
import { paymentLink, type Payment } from '../../src/utils/paymentLink.ts'

it.each<[family: string, payment: Payment, link: ReturnType<typeof paymentLink>]>([
  [
    'evm',
    {
      address: '0x00000000000000000000000000000000000000aA',
      chainId: 8453,
      amount: 10n ** 18n + 1n,
      decimals: 18,
    },
    {
      uri: 'ethereum:0x00000000000000000000000000000000000000aA@8453?value=1000000000000000001',
      standard: 'ERC-681',
    },
  ],
  [
    'bitcoin',
    {
      address: 'bc1q327vyreq97q3n5ksha8ld998w02hereae20k8n',
      chainId: 8253038,
      amount: 100_001n,
      decimals: 8,
    },
    { uri: 'bitcoin:bc1q327vyreq97q3n5ksha8ld998w02hereae20k8n?amount=0.00100001', standard: 'BIP-21' },
  ],
  [
    'solana',
    {
      address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4',
      chainId: 792703809,
      amount: 2_500_000_000n,
      decimals: 9,
    },
    { uri: 'solana:7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4?amount=2.5', standard: 'Solana Pay' },
  ],
  [
    'tron',
    { address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', chainId: 728126428, amount: 5n, decimals: 6 },
    undefined,
  ],
])('default: %s', (family, payment, link) => {
  expect(paymentLink(payment, family)).toEqual(link)
})
