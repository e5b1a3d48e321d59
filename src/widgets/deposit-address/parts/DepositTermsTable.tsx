'use client'
import { usePart } from '../usePart.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

/** What happens to a payment, case by case. Renders a `<section>` with a `<table>`. */
export function DepositTermsTable() {
  const part = usePart()
  const translate = useMessages()
  const { requiredDisclosures } = useDepositContext('DepositAddress.Form').deposit
  return (
    <section {...part('deposit-terms')}>
      <h3 {...part('deposit-heading')}>{translate('deposit.terms')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('deposit.terms.case')}</th>
            <th scope="col">{translate('deposit.terms.result')}</th>
          </tr>
        </thead>
        <tbody>
          {requiredDisclosures.map((name) => (
            <tr key={name} {...part('deposit-term')}>
              <th scope="row">{translate(`deposit.terms.${name}`)}</th>
              <td>{translate(`deposit.terms.${name}.result`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p {...part('deposit-hint')}>{translate('deposit.terms.fee')}</p>
    </section>
  )
}
