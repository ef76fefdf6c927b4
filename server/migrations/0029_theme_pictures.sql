ALTER TABLE "themes" ADD COLUMN "typefaces" text DEFAULT 'sofia' NOT NULL;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "logo" integer CONSTRAINT "themes_logo_media_id_fk" REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "logo_on_dark" integer CONSTRAINT "themes_logo_on_dark_media_id_fk" REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "sign" integer CONSTRAINT "themes_sign_media_id_fk" REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "repeat" integer CONSTRAINT "themes_repeat_media_id_fk" REFERENCES "media"("id");
--> statement-breakpoint
-- The logo moves from the site to its theme, in all versions, so that restoring one keeps it.
COMMENT ON COLUMN "site_properties"."logo" IS 'Unused';
--> statement-breakpoint
UPDATE "themes" SET "logo" = "site_properties"."logo" FROM "site_properties" WHERE "site_properties"."logo" IS NOT NULL;
--> statement-breakpoint
UPDATE "content_versions" SET "snapshot" = "snapshot" || jsonb_build_object('logo', "media"."file")
FROM "themes", "media", "content_entries"
WHERE "media"."id" = "themes"."logo" AND "content_entries"."id" = "content_versions"."entry_id" AND "content_entries"."kind" = 'theme';
--> statement-breakpoint
UPDATE "content_drafts" SET "snapshot" = "snapshot" || jsonb_build_object('logo', "media"."file")
FROM "themes", "media", "content_entries"
WHERE "media"."id" = "themes"."logo" AND "content_entries"."id" = "content_drafts"."entry_id" AND "content_entries"."kind" = 'theme';
--> statement-breakpoint
-- A column that shows no picture must not keep the picture from being deleted.
UPDATE "site_properties" SET "logo" = NULL WHERE "logo" IS NOT NULL;
