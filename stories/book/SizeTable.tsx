import { bundlers } from '../../scripts/size/budgets.ts'
import measured from '../../scripts/size/measured.json'
import { Table } from './Table.tsx'

/** The size for an app, accurate to within 2%, beside its budget: `npm run size` fails when it no longer is. */
export function SizeTable() {
  const rows = measured.map(({ name, figures, budget }) => [
    name,
    [name, ...bundlers.map((_, place) => format(figures[place], budget)), format(budget, budget)],
  ])
  return (
    <Table
      head={['what', ...bundlers, 'budget']}
      figures={[...bundlers, 'budget']}
      rows={Object.fromEntries(rows)}
    />
  )
}

/** Kibibytes, or a count where the figures are small. */
function format(figure: number | undefined, budget: number): string {
  if (figure === undefined) return ''
  return budget < 1024 ? String(figure) : `${(figure / 1024).toFixed(1)} KiB`
}
