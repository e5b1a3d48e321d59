import { describe, expect, it } from 'vitest'
import { redactField, redactText, redactWalletText } from '../../../src/errors/redaction/redact.ts'

const hash = `0x${'a1'.repeat(32)}`

describe('redactText', () => {
  it.each([
    ['No liquidity for 0x00000000000000000000000000000000000000A1.', undefined],
    [`The request ${hash} is not known.`, undefined],
    ['See https://docs.example/errors/no-liquidity for more.', undefined],
    [`Reverted: 0x08c379a0${'00'.repeat(64)}`, 'Reverted: 0x08c379a0… (68 bytes)'],
    ['at https://u:p@rpc.example:8545/v2/AbCdEf0123456789xyz?a=b#c', 'at https://rpc.example:8545/v2/…'],
    ['wss://rpc.example/ws/0123456789abcdef', 'wss://rpc.example/ws/…'],
    ['https://rpc.example/v2/…/x', undefined],
    ['zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong', '…'],
    [`1. ${Array.from({ length: 12 }, (_, at) => `zebra ${at + 2}. `).join('')}x`, '1. … 13. x'],
    ['zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo', undefined],
  ])('behavior: %s', (text, redacted = text) => {
    expect(redactText(text)).toBe(redacted)
  })
})

describe('redactText, of recovery phrases', () => {
  const words = 'abandon ability able about above absent absorb abstract absurd abuse access zoo'.split(' ')
  const numbered = (write: (word: string, number: number) => string, between = ' ') =>
    words.map((word, at) => write(word, at + 1)).join(between)

  it.each([
    ['on one line', words.join(' ')],
    ['numbered', numbered((word, number) => `${number}. ${word}`)],
    ['numbered in brackets', numbered((word, number) => `${number}) ${word}`)],
    ['numbered behind a number sign', numbered((word, number) => `#${number}: ${word}`, '\n')],
    ['numbered after each word', numbered((word, number) => `${word} (${number})`)],
    ['with dashes', words.join('-')],
    ['with long dashes', words.join(' – ')],
    ['with commas', words.join(', ')],
    ['with bars', words.join(' | ')],
    ['with underscores', words.join('_')],
    ['with slashes', words.join('/')],
    ['on lines', words.join('\r\n')],
    ['in a list with points', words.map((word) => `• ${word}`).join('\n')],
    ['as JSON', JSON.stringify(words)],
    ['as numbered JSON', JSON.stringify({ ...words })],
    ['in capitals', words.join(' ').toUpperCase()],
    ['with capitals', numbered((word) => word.replace(/^./, (letter) => letter.toUpperCase()))],
  ])('error: %s', (_, text) => {
    const redacted = redactText(`It failed: ${text}.`)
    for (const word of words) expect(redacted.toLowerCase()).not.toMatch(new RegExp(`\\b${word}\\b`))
  })

  it.each([
    'User rejected the request. Details: MetaMask Tx Signature: User denied transaction signature.',
    'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.',
    'Execution reverted for an unknown reason. Request Arguments: from: 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    'Chain "Ethereum" does not match the target chain for the transaction (id: 1 – Ethereum).',
    'An internal error was received. Version: viem@2.21.0, code -32603, data: {"a":1,"b":2}',
    'insufficient funds for gas * price + value: have 1000 want 2000',
  ])('default: what wallets say stays: %s', (text) => {
    expect(redactText(text)).toBe(text)
  })
})

describe('redactWalletText', () => {
  it('behavior: what is as long as a key is cut, an address is not', () => {
    const account = `0x${'b2'.repeat(20)}`
    expect(redactWalletText(`${account} ${hash} ${'K'.repeat(52)}`)).toBe(
      `${account} 0xa1a1a1a1… KKKKKKKKKK…`,
    )
  })
})

describe('redactField', () => {
  it.each<[string, unknown, unknown]>([
    ['data', '0xabcdef0112', '0xabcdef01… (5 bytes)'],
    ['callData', '0xabcdef0112', '0xabcdef01… (5 bytes)'],
    ['data', '0xabcdef01', '0xabcdef01'],
    ['data', 'no calldata', 'no calldata'],
    ['note', '0xabcdef0112', '0xabcdef0112'],
    ['xApiKey', 'anything', '(left out)'],
    ['signature', null, null],
    ['amount', 5, 5],
  ])('behavior: %s: %j', (name, value, redacted) => {
    expect(redactField(name, value)).toBe(redacted)
  })
})
