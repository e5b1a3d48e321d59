import type { ReactNode } from 'react'
import { hostileSheets, type HostileSheetName } from './hostileSheets.ts'
import './hostile-page.css'

interface HostilePageProps {
  /** None: the page is undisturbed. */
  sheet?: HostileSheetName | undefined
  children: ReactNode
}

/** A page with its own elements and style sheet, which knows nothing of the widget in it. */
export function HostilePage({ sheet, children }: HostilePageProps) {
  return (
    <div id="root" className="page" data-page="">
      <div data-own="" className="page-section">
        <h2>Own heading</h2>
        <p>
          Text with a <a href="#own">link</a>, <code>code</code> and <b>weight</b>.
        </p>
        <ul>
          <li>Item</li>
        </ul>
        <section>
          <label>
            Name <input placeholder="Own field" />
          </label>
          <button type="button">Own button</button>
        </section>
        <details>
          <summary>More</summary>
          <table>
            <tbody>
              <tr>
                <th>Head</th>
                <td>Cell</td>
              </tr>
            </tbody>
          </table>
        </details>
        <svg width="10" height="10" aria-hidden="true">
          <circle cx="5" cy="5" r="4" />
        </svg>
        <div className="cw-page" data-state="ready" role="status">
          Own status
        </div>
        <div popover="manual">Own popover</div>
      </div>
      <div className="page-widget">{children}</div>
      {sheet && <style>{hostileSheets[sheet]}</style>}
    </div>
  )
}
