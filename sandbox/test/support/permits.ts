import type { TypedDataDefinition } from 'viem'
import { type Quote, postSignature, type Client } from '@causeway/react/actions'
import { signatureDataSchema, type SignatureData, parseWithSchema } from '@causeway/react/schemas'

/** The request of an item of a signature step. */
export interface SignatureItem extends SignatureData {
  post: SignatureData['post'] & { body: Record<string, unknown> }
}

/** The items of a quote's signature steps, in order. */
export function signatureItems({ steps }: Pick<Quote, 'steps'>): SignatureItem[] {
  return steps.flatMap(({ kind, items }) =>
    kind === 'signature'
      ? items.map(({ data }) => parseWithSchema(signatureDataSchema, data) as SignatureItem)
      : [],
  )
}

/** The data that a wallet signs for an item. */
export function toSignable({ sign }: SignatureData): TypedDataDefinition | { message: string } {
  if (sign.signatureKind === 'eip191') return { message: sign.message }
  const { domain, types, primaryType, value } = sign
  return { domain, types, primaryType, message: value } as object as TypedDataDefinition
}

/** Posts a signature as an item asks for it. */
export function postItem(client: Client, { post: { endpoint, body } }: SignatureData, signature: string) {
  return postSignature(client, { endpoint, body, signature: signature as `0x${string}` })
}
