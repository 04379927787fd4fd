import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useShop } from '../Layout';

const ways = [
  ['parcel', 'By parcel'],
  ['bike', 'By our bike, in town'],
  ['shop', 'I collect them in the shop'],
] as const;
/** What customers can get messages about: a checkbox each. */
const news = [5003, 5004];

export function CheckoutPage(): ReactNode {
  const { mc } = useShop();
  const [way, setWay] = useState('parcel');
  const [isOrdered, setOrdered] = useState(false);
  // Each delivery method has its own checkboxes, so React replaces their elements without an address change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what replaces the elements.
  useEffect(() => mc?.parse(), [mc, way, isOrdered]);

  const order = (event: FormEvent): void => {
    event.preventDefault();
    setOrdered(true);
  };
  return (
    <section>
      <title>Checkout | Fern &amp; Fig</title>
      <h1>{isOrdered ? 'Thank you' : 'Checkout'}</h1>
      {isOrdered ? (
        <p className="lead">
          We pack tomorrow morning. <Link to="/products">Back to the plants</Link>
        </p>
      ) : (
        <form className="checkout" onSubmit={order}>
          <label>
            Your name
            <input name="name" autoComplete="name" required />
          </label>
          <fieldset className="choices">
            <legend className="quiet">How do the plants reach you?</legend>
            {ways.map(([value, label]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="way"
                  value={value}
                  checked={way === value}
                  onChange={() => setWay(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <div>
            {news.map((widgetId) => (
              <div
                key={`${way} ${widgetId}`}
                className="mcwidget-checkbox"
                data-widget-id={widgetId}
                data-widget-payload={way}
              />
            ))}
          </div>
          <button className="action" type="submit">
            Order
          </button>
        </form>
      )}
    </section>
  );
}
