import { expect, it } from 'vitest'
import { isOverBudget, toPage, toTable, type Row } from '../../bench/table.ts'

const row: Row = { what: 'a key', unit: 'ms', ours: 3, others: { control: 2, peer: 10 } }

it.each<[budget: Row['budget'], isOver: boolean]>([
  [undefined, false],
  [3, false],
  [2.9, true],
  [{ beside: 'peer', ratio: 0.3 }, false],
  [{ beside: 'peer', ratio: 0.29 }, true],
  [{ beside: 'control', ratio: 0.3 }, true],
])('default: compares 3 beside 2 and 10, with the budget %o: %s', (budget, isOver) => {
  expect(isOverBudget({ ...row, budget })).toBe(isOver)
  expect(toTable([{ ...row, budget }]).includes('over budget')).toBe(isOver)
})

it('error: refuses a budget beside something that was not measured', () => {
  expect(() => isOverBudget({ ...row, budget: { beside: 'nobody', ratio: 1 } })).toThrow(
    'Nothing was measured for "nobody".',
  )
})

it('default: says when and where the page was measured, and each ratio', () => {
  const page = toPage([row], { date: '2026-11-25', machine: '2 × Slow', node: 'v24.0.0', load: 1.25 })
  expect(page).toContain('on 2026-11-25: 2 × Slow, Node v24.0.0, a load of 1.3 before')
  expect(page).toMatch(/^\| a key +\| ms +\| 3\.0 +\| +\| control \| 2\.0 +\| 1\.50 +\|/m)
  expect(page).toMatch(/\| peer +\| 10\.0 \| 0\.30 +\|/)
})

it('behavior: gives no ratio to zero', () => {
  const table = toTable([{ ...row, others: { peer: 0 } }])
  expect(table).toMatch(/peer +0\.0/)
  expect(table).not.toMatch(/Infinity|NaN/)
})
