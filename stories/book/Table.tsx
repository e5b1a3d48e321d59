import type { ReactNode } from 'react'

interface TableProps {
  /** Titles of the columns, each another one. */
  head: readonly string[]
  /** The cells of each row, by what names the row. */
  rows: Readonly<Record<string, readonly ReactNode[]>>
  /** Columns that hold figures, by their titles. @default none */
  figures?: readonly string[]
}

/** A table of a page of documentation, which scrolls on its own in a narrow space. */
export function Table({ head, rows, figures }: TableProps) {
  const classOf = (title: string | undefined) =>
    title !== undefined && figures?.includes(title) ? 'book-number' : undefined
  return (
    <div className="book-table-frame">
      <table className="book-table">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className={classOf(title)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([name, cells]) => (
            <tr key={name}>
              {cells.map((cell, column) => (
                <td key={head[column]} className={classOf(head[column])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Names of the code, one after the other. */
export function Codes({ names }: { names: readonly string[] }) {
  return names.map((name) => <code key={name}>{name}</code>)
}
