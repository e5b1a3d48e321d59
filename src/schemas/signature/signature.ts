import * as z from 'zod/mini'
import { anything, literal, text } from '../base/primitives.ts'
import { array, object } from '../base/object.ts'

const record = z.record(z.string(), anything, 'it must be an object')

const messageSchema = object({
  signatureKind: literal('eip191'),
  /** Text, or 32 bytes in hexadecimal that are signed as bytes. */
  message: text,
})

const typedDataSchema = object({
  signatureKind: literal('eip712'),
  domain: record,
  /** Fields by type name. */
  types: z.record(z.string(), array(object({ name: text, type: text })), 'it must be an object'),
  primaryType: text,
  value: record,
})

/** A message to sign (EIP-191). */
export interface SignableMessage extends z.output<typeof messageSchema> {}

/** Typed data to sign (EIP-712). */
export interface SignableTypedData extends z.output<typeof typedDataSchema> {}

/**
 * The data of an item of a signature step: what to sign, and where the provider wants the signature. The API's documentation
 * doesn't show this format; it is what providers of its kind send.
 */
export const signatureDataSchema = object({
  sign: z.discriminatedUnion('signatureKind', [messageSchema, typedDataSchema], {
    error: ({ code }) =>
      code === 'invalid_union' ? 'it must be "eip191" or "eip712"' : 'it must be an object',
  }),
  post: object({
    /** Path below the provider's base URL. */
    endpoint: text,
    method: literal('POST'),
    /** Posted back unchanged, with the signature. */
    body: anything,
  }),
})

export interface SignatureData extends z.output<typeof signatureDataSchema> {}
