ALTER TABLE "excursion_videos" ADD COLUMN "uploaded_on" date;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "uploaded_on" date;--> statement-breakpoint
-- Drafts, versions and what batches would bring back, from before videos had a day of coming out: nobody knows it.
UPDATE "content_drafts" SET "snapshot" = jsonb_set(jsonb_set("snapshot",
  '{video}', '{"uploadedOn": null}'::jsonb || ("snapshot" -> 'video')),
  '{excursion,list}', (SELECT coalesce(jsonb_agg('{"uploadedOn": null}'::jsonb || "video" ORDER BY "place"), '[]')
    FROM jsonb_array_elements("snapshot" #> '{excursion,list}') WITH ORDINALITY AS "videos" ("video", "place")))
FROM "content_entries"
WHERE "content_entries"."id" = "content_drafts"."entry_id" AND "content_entries"."kind" = 'home' AND jsonb_exists("content_drafts"."snapshot", 'video');--> statement-breakpoint
UPDATE "content_versions" SET "snapshot" = jsonb_set(jsonb_set("snapshot",
  '{video}', '{"uploadedOn": null}'::jsonb || ("snapshot" -> 'video')),
  '{excursion,list}', (SELECT coalesce(jsonb_agg('{"uploadedOn": null}'::jsonb || "video" ORDER BY "place"), '[]')
    FROM jsonb_array_elements("snapshot" #> '{excursion,list}') WITH ORDINALITY AS "videos" ("video", "place")))
FROM "content_entries"
WHERE "content_entries"."id" = "content_versions"."entry_id" AND "content_entries"."kind" = 'home' AND jsonb_exists("content_versions"."snapshot", 'video');--> statement-breakpoint
UPDATE "content_batch_entries" SET "draft_before" = jsonb_set(jsonb_set("draft_before",
  '{video}', '{"uploadedOn": null}'::jsonb || ("draft_before" -> 'video')),
  '{excursion,list}', (SELECT coalesce(jsonb_agg('{"uploadedOn": null}'::jsonb || "video" ORDER BY "place"), '[]')
    FROM jsonb_array_elements("draft_before" #> '{excursion,list}') WITH ORDINALITY AS "videos" ("video", "place")))
WHERE "kind" = 'home' AND "draft_before" IS NOT NULL AND jsonb_exists("draft_before", 'video');
