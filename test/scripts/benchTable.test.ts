import { expect, it } from 'vitest'
import { isOverBudget, toTable, type Row } from '../../bench/table.ts'

const row: Row = { what: 'a key', unit: 'ms', ours: 3, others: { control: 2, peer: 10 } }

it.each<[budget: Row['budget'], isOver: boolean]>([
  [undefined, false],
  [3, false],
  [2.9, true],
  [{ beside: 'peer', ratio: 0.3 }, false],
  [{ beside: 'peer', ratio: 0.29 }, true],
  [{ beside: 'control', ratio: 0.3 }, true],
])('default: 3 beside 2 and 10, with the budget %o: %s', (budget, isOver) => {
  expect(isOverBudget({ ...row, budget })).toBe(isOver)
  expect(toTable([{ ...row, budget }]).includes('over budget')).toBe(isOver)
})

it('error: a budget beside what was not measured', () => {
  expect(() => isOverBudget({ ...row, budget: { beside: 'nobody', ratio: 1 } })).toThrow(
    'Nothing was measured for "nobody".',
  )
})
