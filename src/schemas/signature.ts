import { text, word } from './primitives.ts'
import { anything, array, object, SchemaFault, type Infer, type Schema } from './schema.ts'

const record: Schema<Record<string, unknown>> = object({})

const messageSchema = object({
  signatureKind: word('eip191'),
  /** Text, or 32 bytes in hexadecimal that are signed as bytes. */
  message: text,
})

const typesSchema: Schema<Record<string, { name: string; type: string }[]>> = (value) =>
  Object.fromEntries(
    Object.entries(record(value)).map(([name, fields]) => [
      name,
      array(object({ name: text, type: text }))(fields),
    ]),
  )

const typedDataSchema = object({
  signatureKind: word('eip712'),
  domain: record,
  types: typesSchema,
  primaryType: text,
  value: record,
})

/** A message to sign (EIP-191). */
export interface SignableMessage extends Infer<typeof messageSchema> {}

/** Typed data to sign (EIP-712). */
export interface SignableTypedData extends Infer<typeof typedDataSchema> {}

const signSchema: Schema<SignableMessage | SignableTypedData> = (value) => {
  const { signatureKind } = object({ signatureKind: text })(value)
  if (signatureKind === 'eip191') return messageSchema(value)
  if (signatureKind === 'eip712') return typedDataSchema(value)
  throw new SchemaFault('it must be "eip191" or "eip712"', 'signatureKind')
}

/**
 * What an item of a signature step asks for: something to sign, and where the service wants the signature. The
 * interface does not show this shape; it is what services of its kind send.
 */
export const signatureDataSchema = object({
  sign: signSchema,
  post: object({
    /** Path below the service's base address. */
    endpoint: text,
    method: word('POST'),
    body: anything,
  }),
})

export interface SignatureData extends Infer<typeof signatureDataSchema> {}
