import type * as z from 'zod/mini'
import { isObject } from '../utils/data/isObject.ts'
import { lenientObject } from './base/object.ts'
import { parseOptional } from './base/parseWithSchema.ts'
import { anything, looseNumber, text, looseText } from './base/primitives.ts'

/** All error formats of the API in one: every field is optional, and none is trusted. */
export const errorBodySchema = lenientObject({
  message: text,
  errorCode: looseText,
  errorData: anything,
  requestId: looseText,
  /** The error's code or message, on some endpoints. */
  error: looseText,
  /** The error's code, on others. */
  code: looseText,
  /** The `errorData` of some endpoints. */
  details: anything,
  /** URL of the endpoint that replaces one whose rate limit shrinks; untrusted. */
  successor: looseText,
  /** URL of a guide to that endpoint; untrusted. */
  migrationGuide: looseText,
  /** The block at which the provider simulated the failed call. */
  approxSimulatedBlock: looseNumber,
  failedCallData: lenientObject({ from: looseText, to: looseText, data: looseText, value: looseText }),
})

export interface ErrorBody extends z.output<typeof errorBodySchema> {}

/** The facts of an error, whatever its body looks like. */
interface ErrorBodyFacts extends Pick<
  ErrorBody,
  | 'message'
  | 'errorCode'
  | 'errorData'
  | 'requestId'
  | 'successor'
  | 'migrationGuide'
  | 'approxSimulatedBlock'
  | 'failedCallData'
> {}

/**
 * Reads the body of an error: the API's fields, which some deployments put into `error` or into a list `errors`. A body
 * that is text, but not an HTML page, is the message.
 */
export function readErrorBody(json: unknown): ErrorBodyFacts {
  const bodies = errorBodiesOf(json).map((body) => parseOptional(errorBodySchema, body) ?? {})
  const first = <name extends keyof ErrorBody>(name: name): ErrorBody[name] =>
    bodies.find((body) => body[name] !== undefined)?.[name]
  return {
    message: first('message') ?? bodies.map(({ error }) => error).find((word) => word && !isErrorCode(word)),
    errorCode: first('errorCode') ?? bodies.flatMap(({ error, code }) => [error, code]).find(isErrorCode),
    errorData: first('errorData') ?? first('details'),
    requestId: first('requestId'),
    successor: first('successor'),
    migrationGuide: first('migrationGuide'),
    approxSimulatedBlock: first('approxSimulatedBlock'),
    failedCallData: first('failedCallData'),
  }
}

/** The objects that may contain an error's fields, outermost first. */
function errorBodiesOf(json: unknown): unknown[] {
  if (typeof json === 'string') return /^\s*</.test(json) ? [] : [{ message: json }]
  if (!isObject(json)) return []
  const { message, error, errors } = json
  const own = Array.isArray(message) ? { ...json, message: message.join('; ') } : json
  const nested = [error, ...(Array.isArray(errors) ? errors.slice(0, 1) : [])]
  return [
    own,
    ...nested.map((value) => (typeof value === 'string' ? { error: value } : value)).filter(isObject),
  ]
}

/** Codes are words in capitals; those of contract errors end with a selector. */
function isErrorCode(word: string | undefined): boolean {
  return word !== undefined && /^[A-Z][A-Z0-9_]+(?:_0x[0-9A-Fa-f]+)?$/.test(word)
}
