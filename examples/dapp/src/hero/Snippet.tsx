/** The code that shows the widget. */
export function Snippet({ code }: { code: string }) {
  return (
    <figure className="snippet">
      <figcaption>This widget, inside the page’s own providers</figcaption>
      <pre>
        <code>
          {code.split('\n').map((line) => (
            // A line that wraps goes on further in than it began.
            <span key={line}>{`${line}\n`}</span>
          ))}
        </code>
      </pre>
    </figure>
  )
}
