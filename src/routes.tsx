import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '@/components/error-page';
import { Spinner } from '@/components/ui/spinner';
import { paths, productPath } from '@/config/paths';
import { sectionKeys } from '@/content/sections/section';
import { SiteLayout } from '@/site/layout/site-layout';

/** The module must have exactly one export: the component. */
function screen(path: string, load: () => Promise<Record<string, ComponentType>>) {
  return { path, lazy: async () => ({ Component: Object.values(await load())[0] }) };
}

const publicScreens = [
  screen(paths.home, () => import('@/site/home/home-page')),
  screen(paths.about, () => import('@/site/pages/about-page')),
  screen(paths.visionMission, () => import('@/site/pages/vision-mission-page')),
  screen(paths.coreValues, () => import('@/site/pages/core-values-page')),
  screen(paths.services, () => import('@/site/pages/services-page')),
  screen(paths.whyChooseUs, () => import('@/site/pages/why-choose-us-page')),
  screen(paths.clients, () => import('@/site/pages/clients-page')),
  screen(paths.products, () => import('@/site/pages/products-page')),
  screen(productPath(':id'), () => import('@/site/pages/product-page')),
  screen(paths.contact, () => import('@/site/contact/contact-page')),
  screen(paths.enquiry, () => import('@/site/pages/enquiry-page')),
  screen('*', () => import('@/site/pages/not-found-page')),
];

const adminScreens = [
  screen('', () => import('@/admin/dashboard/dashboard-page')),
  screen(paths.adminPeople, () => import('@/admin/people/people-page')),
  screen(paths.adminAccount, () => import('@/admin/people/account-page')),
  ...sectionKeys.map((key) => ({
    path: key,
    lazy: async () => {
      const { EditorPage } = await import('@/admin/editor/editor-page');
      return { element: <EditorPage key={key} section={key} /> };
    },
  })),
];

export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <SiteLayout />,
    children: [{ errorElement: <ErrorPage />, children: publicScreens }],
  },
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <Spinner label="Loading" />,
    children: [
      screen(paths.auth, () => import('@/auth/sign-in/auth-page')),
      screen(paths.confirm, () => import('@/auth/mail-link-page')),
      screen(paths.forgotPassword, () => import('@/auth/recovery/forgot-password-page')),
      screen(paths.newPassword, () => import('@/auth/mail-link-page')),
      {
        ...screen(paths.admin, () => import('@/auth/guard/require-admin')),
        children: [
          {
            ...screen('', () => import('@/admin/admin-layout')),
            children: [{ errorElement: <ErrorPage />, children: adminScreens }],
          },
        ],
      },
    ],
  },
];
