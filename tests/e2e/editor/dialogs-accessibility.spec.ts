import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { expectAccessible } from '../support/accessibility';
import { expect, openEditor, publishElsewhere, runSql, test } from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'contact' });

test('a damaged section and the dashboard are accessible at 320 and 1440 px', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, contactDefaultContent, 0);
  await open(page, '/admin');
  await expect(page.getByText('Contact Info, version 1')).toBeVisible();
  await expectAccessible(page, 'the dashboard');
  await runSql(
    request,
    `update public.site_sections set content = '{"phones": "none"}' where section = 'contact'`,
  );
  await page.getByRole('main').getByRole('link', { name: 'Contact Info', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This section cannot be opened');
  await expectAccessible(page, 'a damaged section');
});

test.describe('with the preview', () => {
  test.use({ preview: true });

  test('its tab on a narrow screen, and its place on a wide one, are accessible', async ({
    page,
    admin,
    section,
  }) => {
    expect(admin.name).toBe('Amal Haddad');
    await page.setViewportSize({ width: 320, height: 800 });
    await openEditor(page, section);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(
      page.locator('iframe').contentFrame().getByRole('heading', { level: 1 }),
    ).toBeVisible();
    await expectAccessible(page, 'the preview');
  });
});
