/** Says what this page is: a demo, with tokens that are worth nothing. */
export function Footer() {
  return (
    <footer>
      <p>
        <strong>Harbor is a demo.</strong> Chains, tokens and provider run on this machine. Its tokens are
        worth nothing; never send real funds to its accounts.
      </p>
    </footer>
  )
}
