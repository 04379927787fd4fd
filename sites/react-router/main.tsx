import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Layout } from './Layout';
import { CartPage } from './routes/CartPage';
import { CheckoutPage } from './routes/CheckoutPage';
import { HomePage } from './routes/HomePage';
import { MissingPage } from './routes/MissingPage';
import { ProductPage } from './routes/ProductPage';
import { ProductsPage } from './routes/ProductsPage';

const router = createBrowserRouter(
  [
    {
      Component: Layout,
      children: [
        { index: true, Component: HomePage },
        { path: 'products', Component: ProductsPage },
        { path: 'products/:plantId', Component: ProductPage },
        { path: 'cart', Component: CartPage },
        { path: 'checkout', Component: CheckoutPage },
        { path: '*', Component: MissingPage },
      ],
    },
  ],
  { basename: '/sites/react-router' },
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
