import { describe, expect, it } from 'vitest'
import {
  czech,
  french,
  italian,
  japanese,
  korean,
  portuguese,
  simplifiedChinese,
  spanish,
  traditionalChinese,
} from 'viem/accounts'
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
    // Twelve short words, but from two sentences.
    ['The chain refused the permit. Nothing was moved; ask for another quote.', undefined],
  ])('behavior: %s', (text, redacted = text) => {
    expect(redactText(text)).toBe(redacted)
  })
})

describe('redactText of recovery phrases', () => {
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
    ['in letters of any case', numbered((word, number) => (number % 3 ? word : word.toUpperCase()))],
    ['with capitals inside', numbered((word) => word.replace(/.$/, (letter) => letter.toUpperCase()))],
    ['as the value of a name', `mnemonic: ${words.join(' ')}`],
    ['as JSON with the name', JSON.stringify({ seed: words.join(' ') })],
    ['as JSON in JSON', JSON.stringify(JSON.stringify({ words }))],
    ['on lines in JSON', JSON.stringify(words.join('\n'))],
    ['with capitals', numbered((word) => word.replace(/^./, (letter) => letter.toUpperCase()))],
  ])('error: %s', (_, text) => {
    const redacted = redactText(`It failed: ${text}.`)
    for (const word of words) expect(redacted.toLowerCase()).not.toMatch(new RegExp(`\\b${word}\\b`))
  })

  /** The first words of the BIP-39 lists, as viem ships them. */
  it.each(
    Object.entries({
      czech,
      french,
      italian,
      japanese,
      korean,
      portuguese,
      simplifiedChinese,
      spanish,
      traditionalChinese,
    }),
  )('error: in %s', (_, list) => {
    for (let first = 0; first + 12 <= list.length; first += 12)
      for (const form of ['NFC', 'NFD']) {
        const phrase = list.slice(first, first + 12).map((word) => word.normalize(form))
        for (const text of [
          phrase.join(' '),
          phrase.join('\u3000'),
          JSON.stringify(JSON.stringify(phrase.join('\n'))),
        ])
          expect([text, redactText(`x1 ${text}.`)]).toEqual([
            text,
            expect.stringMatching(/^x1 [\\"]*…[\\"]*\.$/),
          ])
      }
  })

  it.each([
    'User rejected the request. Details: MetaMask Tx Signature: User denied transaction signature.',
    'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.',
    'Execution reverted for an unknown reason. Request Arguments: from: 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    'Chain "Ethereum" does not match the target chain for the transaction (id: 1 – Ethereum).',
    'An internal error was received. Version: viem@2.21.0, code -32603, data: {"a":1,"b":2}',
    'insufficient funds for gas * price + value: have 1000 want 2000',
  ])('default: keeps what wallets say: %s', (text) => {
    expect(redactText(text)).toBe(text)
  })
})

describe('redactWalletText', () => {
  const key = '3f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c'
  const bytes = Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0'))

  it.each([
    ['Unauthorized: Authorization: Bearer abcdEFGH1234ijklMNOP5678', 'abcdEFGH1234ijklMNOP5678'],
    [
      'headers: {"Authorization":"Basic dXNlcjpzdXBlcnNlY3JldHBhc3N3b3Jk"}',
      'dXNlcjpzdXBlcnNlY3JldHBhc3N3b3Jk',
    ],
    ['sent with bearer abcdefghijklmnop', 'abcdefghijklmnop'],
    ['x-api-key: short-one', 'short-one'],
    ['{"X-Auth-Token": "short-one"}', 'short-one'],
    ['cookie: session=abcdef', 'abcdef'],
    ['access_token=abc.def', 'abc.def'],
    ['password=hunter2secret', 'hunter2secret'],
    ['password: "hunter2"', 'hunter2'],
    ['{"passphrase":"correct horse"}', 'horse'],
    [String.raw`{\"privateKey\":\"0x12ab34\"}`, '12ab34'],
    [String.raw`{\\\"privateKey\\\":\\\"0x12ab34\\\"}`, '12ab34'],
    [JSON.stringify({ body: JSON.stringify({ apiKey: 'short one' }) }), 'short'],
    ['%7B%22apiKey%22%3A%22k-12%22%7D', 'k-12'],
    ['The api key k-live is not active', 'k-live'],
    ['API key is abc123, which is blocked', 'abc123'],
    ['no such apikey=k-12', 'k-12'],
    ['the password is hunter2x', 'hunter2x'],
    ['wrong passphrase "blue4horse"', 'blue4horse'],
    ['The PIN 4711 is wrong', '4711'],
    ['http://[::1]:8545/v2/aBcDeFgHiJkLmNoPqRsT failed', 'aBcDeFgHiJkLmNoPqRsT'],
    ['wss://me:k-12@[2001:db8::7]/ws', 'k-12'],
    ['http://[::1]/?key=k-12', 'k-12'],
    ['x-api-key k-12', 'k-12'],
    ["'x-api-key' => 'k 12'", 'k 12'],
    ['private key = 0x12ab', '0x12ab'],
    [`the key ${key} is blocked`, key],
    [`request to rpc.example.com/?key=${key} failed`, key],
    [`https://user:hunter2@rpc.example.com/v3/${key}`, 'hunter2'],
    ['eth-mainnet.g.example.com/v2/aBcDeFgHiJkLmNoPqRsT failed', 'aBcDeFgHiJkLmNoPqRsT'],
    ['at rpc.example:8545/v2/aBcDeFgHiJkLmNoPqRsT', 'aBcDeFgHiJkLmNoPqRsT'],
    ['https://rpc.example.com/eth/abcdefghijklmnopqrstuvwxyzabcdef', 'abcdefghijklmnopqrstuvwxyz'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmN_L0w5N', 'eyJ'],
    ['of eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmN_L0w5N', 'dozjgNryP4J3jVmN'],
    [`bytes [${bytes.join(',')}]`, bytes.slice(1, 5).join(',')],
    [`bytes ${bytes.slice(0, 16).join(', ')}`, bytes.slice(1, 5).join(', ')],
    [`bytes ${digits.join(' ')}`, digits.slice(1, 5).join(' ')],
    [`bytes ["${digits.map((two) => `0x${two}`).join('","')}"]`, `0x${digits[3]}`],
    [`0x ${digits.join('').replace(/.{8}/g, '$& ')}`, digits.slice(4, 8).join('')],
    [`${digits.join('').replace(/.{16}/g, '$& ')}.`, digits.slice(8, 16).join('')],
    ['sk-live-7f3a9c2e8b1d4f60A5cE', '7f3a9c2e8b1d4f60A5cE'],
    ['L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ', 'L1aW4aubDFB7'],
    [`key ${'7815645745635467'.repeat(5).slice(0, 77)}`, '78156457456354'],
    ['legal,winner,thank,year,wave,sausage,worth,useful,legal,winner,thank,yellow', 'winner'],
  ])('error: removes a secret: %s', (text, secret) => {
    expect(text).toContain(secret)
    expect(redactWalletText(text)).not.toContain(secret)
  })

  it.each([
    'a.',
    'a',
    '1,',
    'a1',
    'seed ',
    'ab ',
    'eyJ',
    'x-',
    '1.1/',
    'zoo ',
    'あ',
    'あいう ',
    '한',
    '한글 ',
    '中 ',
    'é\u0301',
    'api key ',
    'seed',
    'x-key',
    '\\n',
    String.raw`\nab `,
  ])('behavior: handles a huge text of %j quickly', (part) => {
    const started = performance.now()
    redactWalletText(part.repeat(100_000))
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it.each([
    'User denied transaction signature.',
    'MetaMask Tx Signature: User denied transaction signature.',
    'Invalid API key, basic authentication failed',
    'The API key is not valid for this chain',
    'API key missing',
    'token: 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48, symbol: USDC',
    'paidToken: USDC, no valid token: 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    'code: 4001, key: nonce, nonce: 17, chainId: 8453',
    'ERC20InsufficientAllowance(0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48, 1000000, 25000000000000000000)',
    'ERC1155InsufficientBalanceForTransfer',
    'have 115792089237316195423570985 want 1000000000000000000',
    'data: 0x08c379a0, request 550e8400-e29b-41d4-a716-446655440000',
    'at 2026-11-28 12:00:00, block 0x1312d00, gas 21000, 1, 2, 3, 4, 5, 6',
    'viem@2.21.0, see https://docs.example/errors/no-liquidity and docs.example/errors/no-liquidity',
    'SepoliaTransactionExecutionFailedError: -32603',
  ])('default: keeps what helps: %s', (text) => {
    expect(redactWalletText(text)).toBe(text)
  })

  it('behavior: cuts what is as long as a key, but no address', () => {
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
    ['passphrase', 'anything', '(left out)'],
    ['seedPhrase', ['anything'], '(left out)'],
    ['accessToken', 'anything', '(left out)'],
    ['token', 'USDC', 'USDC'],
    ['signature', null, null],
    ['amount', 5, 5],
  ])('behavior: %s: %j', (name, value, redacted) => {
    expect(redactField(name, value)).toBe(redacted)
  })
})
