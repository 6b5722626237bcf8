import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '@/components/error-page';
import { Spinner } from '@/components/ui/spinner';
import { paths, productPath } from '@/config/paths';
import { sectionKeys } from '@/content/sections/section';
import { SiteLayout } from '@/site/layout/site-layout';

/** The module must have exactly one export: the component. */
function screen(load: () => Promise<Record<string, ComponentType>>) {
  return async () => ({ Component: Object.values(await load())[0] });
}

const publicScreens: RouteObject[] = [
  { path: paths.home, lazy: screen(() => import('@/site/home/home-page')) },
  { path: paths.about, lazy: screen(() => import('@/site/pages/about-page')) },
  { path: paths.visionMission, lazy: screen(() => import('@/site/pages/vision-mission-page')) },
  { path: paths.coreValues, lazy: screen(() => import('@/site/pages/core-values-page')) },
  { path: paths.services, lazy: screen(() => import('@/site/pages/services-page')) },
  { path: paths.whyChooseUs, lazy: screen(() => import('@/site/pages/why-choose-us-page')) },
  { path: paths.clients, lazy: screen(() => import('@/site/pages/clients-page')) },
  { path: paths.products, lazy: screen(() => import('@/site/pages/products-page')) },
  { path: productPath(':id'), lazy: screen(() => import('@/site/pages/product-page')) },
  { path: paths.contact, lazy: screen(() => import('@/site/contact/contact-page')) },
  { path: paths.enquiry, lazy: screen(() => import('@/site/pages/enquiry-page')) },
  { path: '*', lazy: screen(() => import('@/site/pages/not-found-page')) },
];

const accountScreens: RouteObject[] = [
  { path: paths.auth, lazy: screen(() => import('@/auth/sign-in/auth-page')) },
  { path: paths.confirm, lazy: screen(() => import('@/auth/sign-in/confirm-page')) },
  {
    path: paths.forgotPassword,
    lazy: screen(() => import('@/auth/recovery/forgot-password-page')),
  },
  { path: paths.newPassword, lazy: screen(() => import('@/auth/recovery/new-password-page')) },
];

const adminScreens: RouteObject[] = [
  { index: true, lazy: screen(() => import('@/admin/dashboard/dashboard-page')) },
  { path: paths.adminPeople, lazy: screen(() => import('@/admin/people/people-page')) },
  { path: paths.adminAccount, lazy: screen(() => import('@/admin/people/account-page')) },
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
      ...accountScreens,
      {
        path: paths.admin,
        lazy: screen(() => import('@/auth/guard/require-admin')),
        children: [
          {
            lazy: screen(() => import('@/admin/admin-layout')),
            children: [{ errorElement: <ErrorPage />, children: adminScreens }],
          },
        ],
      },
    ],
  },
];
