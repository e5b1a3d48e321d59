import type { Hex, TypedDataDefinition } from 'viem'
import type { Quote } from '../../../src/actions/getQuote.ts'
import type { Client } from '../../../src/client/createClient.ts'
import { request } from '../../../src/client/request.ts'
import { text } from '../../../src/schemas/primitives.ts'
import { anything, array, object, orNull } from '../../../src/schemas/schema.ts'

/** What an item of a signature step asks for, as the service writes it. */
export interface SignatureItemData {
  sign:
    | { signatureKind: 'eip191'; message: string }
    | {
        signatureKind: 'eip712'
        domain: TypedDataDefinition['domain']
        types: TypedDataDefinition['types']
        primaryType: string
        value: Record<string, unknown>
      }
  post: { endpoint: string; method: string; body: { kind: string; requestId: Hex; api: string } }
}

/** The items of a quote's signature steps, in order. */
export function signatureItems({ steps }: Pick<Quote, 'steps'>): SignatureItemData[] {
  return steps.flatMap(({ kind, items }) =>
    kind === 'signature' ? items.map(({ data }) => data as unknown as SignatureItemData) : [],
  )
}

/** What a wallet signs for an item. */
export function toSignable({ sign }: SignatureItemData): TypedDataDefinition | { message: string } {
  if (sign.signatureKind === 'eip191') return { message: sign.message }
  const { domain, types, primaryType, value } = sign
  return { domain, types, primaryType, message: value } as TypedDataDefinition
}

const answerSchema = object({ message: text, steps: orNull(array(anything)) })

/** Posts a signature as an item asks for it. */
export function postSignature(client: Client, { post }: SignatureItemData, signature: string) {
  return request(client, {
    path: post.endpoint,
    method: 'POST',
    query: new URLSearchParams({ signature }),
    body: post.body,
    schema: answerSchema,
  })
}
