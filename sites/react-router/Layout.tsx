import { type ReactNode, useEffect } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useLocation, useOutletContext } from 'react-router';
import { type Cart, useCart } from './useCart';
import { useCleanAddress } from './useCleanAddress';
import { type Mc, useMc } from './useMc';

type Shop = { cart: Cart; mc: Mc | undefined };

/** What every page of the shop gets. */
export const useShop = (): Shop => useOutletContext<Shop>();

/** Header and footer of the shop; the route provides the page between them. */
export function Layout(): ReactNode {
  const cart = useCart();
  const mc = useMc();
  const { key } = useLocation();
  useCleanAddress();
  // A page is drawn some time after its address has changed: only now are its embeds there and the old ones gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every address change is a new page.
  useEffect(() => mc?.parse(), [mc, key]);

  const count = Object.values(cart.counts).reduce((sum, one) => sum + one, 0);
  return (
    <>
      <header className="top">
        <Link className="brand" to="/">
          Fern <i>&amp;</i> Fig
        </Link>
        <nav aria-label="Shop">
          <NavLink to="/products">Plants</NavLink>
          <Link to="/#care">Care</Link>
          <NavLink to="/cart">Cart{count > 0 ? ` (${count})` : ''}</NavLink>
        </nav>
      </header>
      <main>
        <Outlet context={{ cart, mc } satisfies Shop} />
      </main>
      <footer>
        <p className="quiet">
          Fern &amp; Fig is an invented shop. <a href="/sites/">All sample sites</a>
        </p>
      </footer>
      <ScrollRestoration />
    </>
  );
}
