ALTER TABLE "site_properties" ADD COLUMN "margin_post" text;--> statement-breakpoint
-- Sites in use keep the link that their calculator has had so far. Their drafts and versions get it, too.
UPDATE "site_properties" SET "margin_post" = '/blog/nacenka-v-magazine-odejdy/'
WHERE EXISTS (SELECT FROM "posts" WHERE "slug" = 'nacenka-v-magazine-odejdy');--> statement-breakpoint
UPDATE "content_drafts" SET "snapshot" = "snapshot" || (SELECT jsonb_build_object('marginPost', "margin_post") FROM "site_properties")
WHERE "entry_id" IN (SELECT "id" FROM "content_entries" WHERE "kind" = 'site')
  AND EXISTS (SELECT FROM "site_properties");--> statement-breakpoint
UPDATE "content_versions" SET "snapshot" = "snapshot" || (SELECT jsonb_build_object('marginPost', "margin_post") FROM "site_properties")
WHERE "entry_id" IN (SELECT "id" FROM "content_entries" WHERE "kind" = 'site')
  AND EXISTS (SELECT FROM "site_properties");
