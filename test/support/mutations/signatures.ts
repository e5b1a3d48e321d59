import { claimMessage } from '@causeway/sandbox/simulated'
import { maxUint256, pad, type Hex } from 'viem'
import type { SignableTypedData } from '@causeway/react/schemas'
import type { Quote } from '@causeway/react/actions'
import { signData, signEip2612, typedData, required, call, inputToken, messageOf, order } from './places.ts'
import { asPermit2 } from '../quotes/permit2.ts'
import { stranger } from './mutation.ts'
import type { Mutation } from './mutation.ts'

/** A page whose deployment lists what the sandbox has users sign. */
const listed = () => ({ signedMessages: [claimMessage] })

/** The end of a permit that is valid for so many seconds after its quote. */
const validFor = ({ receivedAt }: Quote, seconds: number) => String(Math.ceil(receivedAt / 1000) + seconds)

type Calls = Parameters<typeof asPermit2>[1]

/** Permits and texts to sign. */
export const signatureMutations: Mutation[] = [
  {
    title: 'a right for the solver that names no request',
    kind: 'permit',
    rule: 'other-request',
    severity: 'confirm',
    options: (quote) => ({ solvers: [order(quote).solver] }),
    mutate: (quote) => {
      typedData(quote).value['to'] = order(quote).solver
      signEip2612(quote)
    },
  },
  // Signatures.
  ...(
    [
      ['to a receiver of its own', 'permit-receiver', 'to', stranger],
      ['to the user', 'permit-receiver', 'to', 'user'],
      ['for another account', 'permit-owner', 'from', stranger],
      ['of one unit more', 'permit-amount', 'value', '100000001'],
      ['of all there is', 'permit-amount', 'value', maxUint256.toString()],
      ['for ever', 'permit-expiry', 'validBefore', maxUint256.toString()],
      ['of an amount in hexadecimal', 'typed-data', 'value', '0x5f5e100'],
      ['of half a unit', 'typed-data', 'value', '0.5'],
      ['of less than nothing', 'typed-data', 'value', '-1'],
      ['of an amount longer than any', 'typed-data', 'value', '1'.repeat(79)],
      ['for a list of accounts', 'typed-data', 'from', [stranger]],
      ['for an account of 19 bytes', 'typed-data', 'from', `0x${'00'.repeat(19)}`],
      ['with a start that is no time', 'typed-data', 'validAfter', 'now'],
      ['with a short nonce', 'typed-data', 'nonce', '0x01'],
      ['with a long nonce', 'typed-data', 'nonce', `0x${'00'.repeat(33)}`],
      ['with a nonce that is a number', 'typed-data', 'nonce', 1],
      ['with a field more', 'typed-data', 'spender', stranger],
    ] as const
  ).map(([what, rule, field, value]): Mutation => ({
    title: `a permit ${what}`,
    kind: 'permit',
    rule,
    mutate: (quote) => (typedData(quote).value[field] = value === 'user' ? quote.parameters.user : value),
  })),
  {
    title: 'a permit valid a minute and a second longer than asked',
    kind: 'permit',
    rule: 'permit-expiry',
    severity: 'confirm',
    mutate: (quote) => (typedData(quote).value['validBefore'] = validFor(quote, 300 + 61)),
  },
  {
    title: 'a permit valid a day and a minute longer than asked, which a clock may explain',
    kind: 'permit',
    rule: 'permit-expiry',
    severity: 'confirm',
    mutate: (quote) => (typedData(quote).value['validBefore'] = validFor(quote, 300 + 60 + 86_400)),
  },
  {
    title: 'a permit valid longer than that',
    kind: 'permit',
    rule: 'permit-expiry',
    mutate: (quote) => (typedData(quote).value['validBefore'] = validFor(quote, 300 + 61 + 86_400)),
  },
  ...(
    [
      ['for another chain', 'permit-chain', { chainId: 31338 }],
      ['for every chain', 'permit-chain', { chainId: undefined }],
      ['for a chain in hexadecimal', 'permit-chain', { chainId: '0x7a69' }],
      ['for another token', 'permit-token', { verifyingContract: stranger }],
      ['for every token', 'permit-token', { verifyingContract: undefined }],
      ['with salt', 'typed-data', { salt: pad('0x01') }],
      ['with a domain that nobody knows', 'typed-data', { chain: 1 }],
    ] as const
  ).map(([what, rule, domain]): Mutation => ({
    title: `a permit ${what}`,
    kind: 'permit',
    rule,
    mutate: (quote) => Object.assign(typedData(quote).domain, domain),
  })),
  ...(
    [
      ['with a type of its own for the domain', (sign) => (sign.types['EIP712Domain'] = [])],
      ['of a type that nobody knows', (sign) => (sign.primaryType = 'Order')],
      ['of a type that looks like a known one', (sign) => rename(sign, 'ReceiveWithAuthorizаtion')],
      ['of a type that every object has', (sign) => rename(sign, 'constructor')],
      ['with text for an amount', (sign) => (required(fieldsOf(sign)[2]).type = 'string')],
      ['with a smaller number for an amount', (sign) => (required(fieldsOf(sign)[2]).type = 'uint160')],
      ['with fields in another order', (sign) => fieldsOf(sign).unshift(required(fieldsOf(sign).pop()))],
      ['with a field less', (sign) => fieldsOf(sign).pop()],
      ['without its type', (sign) => (sign.types = {})],
      ['with two fields in one name', (sign) => joinFields(sign)],
    ] as const satisfies readonly [string, (sign: SignableTypedData) => void][]
  ).map(([what, mutate]: readonly [string, (sign: SignableTypedData) => void]): Mutation => ({
    title: `a permit ${what}`,
    kind: 'permit',
    rule: 'typed-data',
    mutate: (quote) => mutate(typedData(quote)),
  })),
  ...(
    [
      ['for nothing', []],
      [
        'for somebody else',
        (quote) => [{ target: inputToken(quote), callData: call('transfer', stranger, 5n) }],
      ],
      ['for what nobody can read', [{ target: stranger, callData: '0x12345678' }]],
    ] as const satisfies readonly [string, Calls | ((quote: Quote) => Calls)][]
  ).map(([what, calls]: readonly [string, Calls | ((quote: Quote) => Calls)]): Mutation => ({
    title: `a permit of Permit2 ${what}`,
    kind: 'permit',
    rule: 'permit-calls',
    mutate: (quote) => {
      signData(quote).sign = asPermit2(typedData(quote), typeof calls === 'function' ? calls(quote) : calls)
    },
  })),
  {
    title: 'a second permit',
    kind: 'permit',
    rule: 'token-outflow',
    mutate: ({ steps }) => steps.push(required(steps[0])),
  },
  {
    title: 'an approval beside the permit',
    kind: 'permit',
    rule: 'token-outflow',
    severity: 'confirm',
    mutate: (quote) => {
      const { from, to, value } = typedData(quote).value
      const data = call('approve', String(to), BigInt(String(value)))
      const chainId = quote.parameters.originChainId
      const transaction = { from: from as Hex, to: inputToken(quote), data, value: 0n, chainId }
      const { requestId } = required(quote.steps[0])
      const items = [{ status: 'incomplete', check: undefined, data: transaction }]
      quote.steps.push({ id: 'approve', kind: 'transaction', requestId, items })
    },
  },
  {
    title: 'a permit by which anyone may send the token to a contract',
    kind: 'permit',
    rule: 'direct-transfer',
    mutate: (quote) => {
      const signed = typedData(quote)
      signed.primaryType = 'TransferWithAuthorization'
      signed.types = { TransferWithAuthorization: required(signed.types['ReceiveWithAuthorization']) }
    },
  },
  {
    title: 'a signature sent to another host',
    kind: 'permit',
    rule: 'post-endpoint',
    mutate: (quote) => (signData(quote).post.endpoint = '//evil.example/permits'),
  },
  ...(['/requests/v3', '/execute/permit1', '/EXECUTE/permits'] as const).map((endpoint): Mutation => ({
    title: `a signature sent to ${endpoint}`,
    kind: 'permit',
    rule: 'signature-path',
    severity: 'confirm',
    mutate: (quote) => (signData(quote).post.endpoint = endpoint),
  })),
  {
    title: 'a signature sent where another deployment takes it',
    kind: 'permit',
    rule: 'signature-path',
    severity: 'confirm',
    options: () => ({ permitsPath: '/permits' }),
    mutate: () => {},
  },
  ...(
    [
      ['bytes', 'blind-message', `0x${'ab'.repeat(32)}`],
      ['bytes in capitals', 'blind-message', `0X${'ab'.repeat(32)}`],
      ['a text that turns round', 'blind-message', 'I claim \u202eit'],
      ['a text with nothing in it', 'blind-message', 'I claim\u0000 it'],
      ['no text', 'blind-message', ''],
      ['a signin of another site', 'sign-in-message', 'Signin to opensea.io'],
      [
        'a way into another site',
        'sign-in-message',
        'opensea.io wants you to sign in with your Ethereum account:',
      ],
    ] as const
  ).map(([what, rule, message]): Mutation => ({
    title: `${what} to sign`,
    kind: 'claim',
    rule,
    mutate: (quote) => (messageOf(quote).message = message),
  })),
  {
    title: 'a text to sign that is about another request',
    kind: 'claim',
    rule: 'message',
    severity: 'confirm',
    options: listed,
    mutate: (quote) => {
      const sign = messageOf(quote)
      sign.message = sign.message.replace(required(required(quote.steps[0]).requestId), pad('0x02'))
    },
  },
  {
    title: 'a text to sign of no request',
    kind: 'claim',
    rule: 'message',
    severity: 'confirm',
    options: listed,
    mutate: (quote) => {
      const step = required(quote.steps[0])
      const sign = messageOf(quote)
      sign.message = sign.message.replace(required(step.requestId), '')
      step.requestId = ''
    },
  },
  {
    title: 'a text to sign of a request whose ID says something itself',
    kind: 'claim',
    rule: 'message',
    severity: 'confirm',
    options: listed,
    mutate: (quote) => {
      const step = required(quote.steps[0])
      const sign = messageOf(quote)
      const requestId = `${step.requestId} for my account. I give all of my votes to bob, too: I am`
      sign.message = sign.message.replace(required(step.requestId), requestId)
      step.requestId = requestId
    },
  },
  ...(
    [
      'dex.example.com wants you to sign in with your account. Request',
      'Welcome to OpenMarket! Please authenticate',
      'Please log in to https://market.example for',
      'Ｓｉｇｎ ｉｎ for',
      'I accept the Terms of Service of another site for',
      'Nonce 4711, URI: market, for',
    ] as const
  ).map((text): Mutation => ({
    title: `the request below “${text}”`,
    kind: 'claim',
    rule: 'sign-in-message',
    mutate: (quote) => (messageOf(quote).message = `${text} ${required(quote.steps[0]).requestId}`),
  })),
  ...(
    [
      ['of someone else’s account', (text, { user }) => text.replace(user, stranger)],
      ['of many lines', (text) => `${text}\nand more`],
      ['of foreign letters', (text) => text.replace('I claim', 'I сlaim')],
      ['in other letters', (text) => text.toUpperCase()],
      [
        'that is a command',
        (_, { id }) => `Delegate all of my votes and withdraw all of my balance to bob, order ${id}`,
      ],
      ['that is a command for a program', (_, { id }) => `{"action":"withdraw","to":"bob","id":"${id}"}`],
      ['in another language', (_, { id }) => `Anmelden bei Acme ${id}`],
      ['with the deployment’s placeholders', () => claimMessage],
    ] as const satisfies readonly [string, (text: string, named: { id: string; user: string }) => string][]
  ).map(
    ([what, change]: readonly [
      string,
      (text: string, named: { id: string; user: string }) => string,
    ]): Mutation => ({
      title: `a text to sign ${what}`,
      kind: 'claim',
      rule: 'message',
      severity: 'confirm',
      options: listed,
      mutate: (quote) => {
        const sign = messageOf(quote)
        const { user } = quote.parameters
        sign.message = change(sign.message, { id: required(required(quote.steps[0]).requestId), user })
      },
    }),
  ),
  {
    title: 'a text to sign that no deployment lists',
    kind: 'claim',
    rule: 'message',
    severity: 'confirm',
    mutate: () => {},
  },
  {
    title: 'a text to sign',
    kind: 'claim',
    rule: 'message',
    severity: 'info',
    options: listed,
    mutate: () => {},
  },
]

const fieldsOf = ({ types }: SignableTypedData) => required(types['ReceiveWithAuthorization'])

function rename(sign: SignableTypedData, name: string): void {
  sign.types = { [name]: fieldsOf(sign) }
  sign.primaryType = name
}

/** The type's EIP-712 encoding is unchanged. */
function joinFields(sign: SignableTypedData): void {
  const [first, second, ...rest] = fieldsOf(sign)
  sign.types['ReceiveWithAuthorization'] = [
    { type: required(first).type, name: `${first?.name},${second?.type} ${second?.name}` },
    ...rest,
  ]
}
