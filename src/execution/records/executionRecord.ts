import * as z from 'zod/mini'
import { requestStateSchema, toWireStatus, type RequestState } from '../../schemas/status/requestState.ts'
import { boolean, chainId, evmAddress, hex, number, baseUnits, text } from '../../schemas/base/primitives.ts'
import { array, map, object } from '../../schemas/base/object.ts'
import { lenient, nullish } from '../../schemas/base/nullish.ts'
import { isServicePath } from '../../schemas/servicePath.ts'
import { parseWithSchema, SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { toJsonText } from '../../utils/text/toJsonText.ts'
import { executionItemStatuses } from '../state/executionItem.ts'
import { executionStatuses, type ExecutionState } from '../state/executionState.ts'
import { executionSummarySchema } from '../state/executionSummary.ts'

/** Format version of written records; a higher one comes from a newer version of this library. */
export const recordVersion = 1

/** Migrations from one version's records to the next version's, by the older version's number. */
type RecordMigrations = Readonly<Record<number, (record: Record<string, unknown>) => unknown>>

const migrations: RecordMigrations = {}

const oneOf = <const word extends string>(words: readonly word[]) => z.enum(words, 'it is not a known word')

type ServiceText = 'details' | 'failReason' | 'refundFailReason'

const versionSchema = object({ version: number })

const approvalSchema = object({ token: evmAddress, spender: evmAddress, amount: baseUnits })

const permitSchema = object({
  standard: oneOf(['EIP-2612', 'EIP-3009', 'Permit2']),
  contract: evmAddress,
  owner: evmAddress,
  nonce: text,
  moves: nullish(object({ token: evmAddress, amount: baseUnits })),
  grants: nullish(object({ spender: evmAddress, amount: baseUnits })),
})

const recordSchema = object({
  id: text,
  baseUrl: text,
  requestId: nullish(text),
  supersededIds: nullish(array(text)),
  /** Path below the base URL by which the request is tracked. It is checked, since anyone can write to storage. */
  statusPath: nullish(map(text, (path) => (isServicePath(path) ? path : undefined))),
  status: oneOf(executionStatuses),
  summary: executionSummarySchema,
  items: array(
    object({
      kind: oneOf(['transaction', 'signature']),
      stepId: text,
      action: lenient(text),
      chainId,
      paysNothing: lenient(boolean),
      wasLost: lenient(boolean),
      wasPostedAgain: lenient(boolean),
      revokes: lenient(map(boolean, (is) => is || undefined)),
      status: oneOf(executionItemStatuses),
      transactionHash: nullish(hex),
      transactionNonce: lenient(number),
      change: lenient(oneOf(['repriced', 'reorganized', 'missing'])),
      intent: nullish(
        object({
          from: evmAddress,
          at: number,
          chainAt: lenient(number),
          nonce: nullish(number),
          callsId: nullish(text),
          earlierCallsIds: nullish(array(text)),
          approval: nullish(approvalSchema),
          expiresAt: nullish(number),
          permit: nullish(permitSchema),
        }),
      ),
    }),
  ),
  requestState: lenient(map(requestStateSchema, withoutServiceText)),
  startedAt: number,
  updatedAt: number,
})

/** An execution in its stored format, without calldata, signatures and keys. */
export interface ExecutionRecord extends z.output<typeof recordSchema> {}

interface ToRecordParameters {
  baseUrl: string
  statusPath: string | undefined
  /** Milliseconds since the epoch. */
  now: number
}

/** What to store of an execution; undefined while there is nothing. */
export function toRecord(
  { id, requestId, supersededIds, status, summary, items, requestState, startedAt }: ExecutionState,
  { baseUrl, statusPath, now }: ToRecordParameters,
): ExecutionRecord | undefined {
  if (id === undefined || summary === undefined || startedAt === undefined) return undefined
  // The stored status is kept until the provider has reported.
  if (status === 'unconfirmed') return undefined
  return {
    id,
    baseUrl,
    requestId,
    supersededIds: supersededIds.length > 0 ? [...supersededIds] : undefined,
    statusPath,
    status,
    summary,
    // The user's agreement to be prompted again doesn't outlast the page.
    items: items.map((item) =>
      item.wasLost && item.status === 'waiting' ? { ...item, status: 'lost' } : item,
    ),
    requestState,
    startedAt,
    updatedAt: now,
  }
}

/** Writes a record as text, with amounts as digits. */
export function writeRecord(record: ExecutionRecord): string {
  const { requestState, ...rest } = record
  return toJsonText({
    version: recordVersion,
    ...rest,
    requestState: requestState && toWireStatus(requestState),
  })
}

/**
 * Reads a stored text of this or an older version.
 *
 * @throws {SchemaError} when it is not a record, or one of a newer version.
 */
export function readRecord(stored: string, olderForms: RecordMigrations = migrations): ExecutionRecord {
  let record = parseJson(stored)
  let { version } = parseWithSchema(versionSchema, record)
  if (version > recordVersion)
    throw new SchemaError('it comes from a newer version of this library', 'version')
  for (; version < recordVersion; version++) {
    const migrate = olderForms[version]
    if (!migrate) throw new SchemaError('there is no way to read this version', 'version')
    record = migrate(parseWithSchema(object({}), record))
  }
  return parseWithSchema(recordSchema, record)
}

/** Removes the provider's texts: anyone can write to storage, so they are fetched again. */
function withoutServiceText({
  details: _details,
  failReason: _failReason,
  refundFailReason: _refundFailReason,
  ...requestState
}: RequestState): Omit<RequestState, ServiceText> | undefined {
  return requestState.status === 'unknown' ? undefined : requestState
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    throw new SchemaError('it is not JSON')
  }
}
