import { checkWholeQuote } from '../../audit/input/checkWholeQuote.ts'
import { checkAuditFields } from '../../audit/checkAuditOptions.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { checkKinds, type Kinds } from '../../errors/checks/checkKinds.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { checkProps } from '../../errors/checks/checkProps.ts'
import type { StartExecutionOptions } from './execution.ts'

const optionKinds: Kinds<keyof StartExecutionOptions> = {
  acceptedDigest: 'text',
  acceptedFindings: 'list',
  orderId: 'text',
  isPayment: 'boolean',
}

/**
 * Checks the arguments of `start` before anything begins: an error during the run would look like a wallet error.
 *
 * @throws {InvalidArgumentError} naming the first invalid argument.
 */
export function checkStart(quote: unknown, connection: unknown, options: unknown): void {
  checkWholeQuote(quote, 'start')
  checkConnection(connection, 'start', ['wallet', 'chainReader'])
  const { audit, ...others } = Object(connection)
  checkProps(others, { allowAccountUpgrade: 'boolean' }, 'start', 'connection.')
  if (audit != null) {
    checkAuditFields(
      'connection.audit',
      audit,
      (argument, rule) => new InvalidArgumentError({ caller: 'start', argument, rule }),
    )
  }
  checkObject(options, 'start', 'options')
  checkKinds(Object(options), optionKinds, 'start')
}

/** @throws {InvalidArgumentError} if the connection, or one of its fields, is invalid. */
export function checkConnection(connection: unknown, caller: string, fields = ['chainReader']): void {
  checkObject(connection, caller, 'connection', { fields })
  const { wallet, chainReader } = Object(connection)
  const rule = (maker: string) => `it must come from \`${maker}\` or the like`
  checkObject(chainReader, caller, 'connection.chainReader', {
    fields: ['waitForTransaction'],
    rule: rule('createViemChainReader'),
  })
  if (wallet == null) return
  checkObject(wallet, caller, 'connection.wallet', {
    fields: ['address'],
    rule: rule('createViemWallet'),
  })
}

/** @throws {InvalidArgumentError} when the argument isn't an execution record. */
export function checkRecord(record: unknown, caller: string): void {
  const fields = ['id', 'status', 'summary', 'items']
  checkObject(record, caller, 'record', { fields, rule: 'it must come from a journal' })
}
