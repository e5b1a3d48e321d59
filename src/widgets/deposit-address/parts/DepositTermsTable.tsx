'use client'
import { usePart } from '../usePart.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

/**
 * What happens to a payment, case by case. Next to the address, once the user has read and accepted everything, only a
 * summary stays visible and the cases are collapsed. Renders a `<details>`.
 */
export function DepositTermsTable({ isAgreed = false }: { isAgreed?: boolean }) {
  const part = usePart()
  const translate = useMessages()
  const { requiredDisclosures } = useDepositContext('DepositAddress.Form').deposit
  const isStrict = requiredDisclosures.includes('under')
  return (
    <details open={!isAgreed} {...part('deposit-address-terms', 'folded')}>
      <summary {...part('deposit-address-terms-summary')}>
        {translate(isStrict ? 'deposit.terms.gist' : 'deposit.terms')}
      </summary>
      <p {...part('deposit-address-hint')}>
        {translate(isStrict ? 'deposit.terms.strict' : 'deposit.terms.open')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('deposit.terms.case')}</th>
            <th scope="col">{translate('deposit.terms.result')}</th>
          </tr>
        </thead>
        <tbody>
          {requiredDisclosures.map((name) => (
            <tr key={name} {...part('deposit-address-term')}>
              <th scope="row">{translate(`deposit.terms.${name}`)}</th>
              <td>{translate(`deposit.terms.${name}.result`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p {...part('deposit-address-hint')}>{translate('deposit.terms.fee')}</p>
    </details>
  )
}
