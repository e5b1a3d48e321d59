import type { AuditOptions } from '../../../audit/auditOptions.ts'
import { checkAuditFields } from '../../../audit/checkAuditOptions.ts'
import { withDeployment } from '../../../audit/withDeployment.ts'
import { InvalidArgumentError } from '../../../errors/argument.ts'
import { CausewayError } from '../../../errors/causewayError.ts'
import { CallbackError } from '../../../errors/execution.ts'
import { definedFields } from '../../../utils/data/definedFields.ts'
import { reportRejection } from '../../../utils/events/reportException.ts'
import { shareUnacceptedPayments } from '../../payments/unacceptedPayments.ts'
import { findOpenPayments } from '../../payments/findOpenPayments.ts'
import { isPromptedInJournal } from '../../payments/isPromptedInJournal.ts'
import type { PromptingRun } from '../../run/run.ts'
import type { StartExecutionConnection, StartExecutionOptions } from '../execution.ts'
import type { RunPlan } from '../planRun.ts'
import type { ExecutionHost, Session } from './executionHost.ts'

/** Creates a run of a plan that may prompt, with the wallet and the chain reader of the connection. */
export function createPromptingRun(
  host: ExecutionHost,
  session: Session,
  { wallet, chainReader, allowAccountUpgrade, audit }: StartExecutionConnection,
  { plan, id, acceptedFindings }: { plan: RunPlan; id: string } & StartExecutionOptions,
): PromptingRun {
  const { client, getAudit, readAccount } = host.ports
  return {
    ...host.createRun(session, chainReader),
    ...plan,
    wallet,
    readAccount: (account) => (async () => readAccount(account))().catch(failOption('readAccount')),
    allowAccountUpgrade: allowAccountUpgrade ?? false,
    audit: withDeployment(client, { ...callAudit(getAudit), ...definedFields(audit) }),
    acceptedFindings: acceptedFindings ?? [],
    overPayments: new Map(),
    unacceptedPayments: shareUnacceptedPayments(host.ports.journal),
    isPromptedInJournal: (requestId) =>
      isPromptedInJournal(host.ports, { baseUrl: client.baseUrl, requestId, id }),
    findOpenPayments: () =>
      findOpenPayments(host.ports, {
        baseUrl: client.baseUrl,
        account: plan.quote.parameters.user,
        token: plan.quote.details.currencyIn.currency,
        id,
      }),
  }
}

/** Handles an error that an option of the page threw: a `CallbackError` names the option. */
const failOption =
  (option: string) =>
  (cause: unknown): never => {
    throw cause instanceof CausewayError ? cause : new CallbackError({ option, cause })
  }

/**
 * Calls `getAudit` synchronously, since the execution's lock is taken in the same turn. Its result is checked: a promise, for example, has
 * no rules, so none would apply.
 */
function callAudit(getAudit: () => AuditOptions): AuditOptions {
  try {
    const audit = getAudit()
    reportRejection(audit)
    checkAuditFields('options', audit ?? null, (argument, rule) => {
      const cause = new InvalidArgumentError({ caller: 'getAudit', argument, rule })
      return new CallbackError({ option: 'getAudit', cause })
    })
    return audit
  } catch (cause) {
    return failOption('getAudit')(cause)
  }
}
